import { chakra } from '@chakra-ui/react/styled-system';
import { PenLine } from 'lucide-react';
import { useEffect } from 'react';
import { registerPath } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PreviewSidebar } from './preview-sidebar.tsx';
import { SamplePostCard } from './sample-post-card.tsx';
import { samplePosts } from './sample-posts.ts';
import { useRegisterAlert } from './use-register-alert.tsx';

export function PreviewPage() {
  const { showAlert, alert } = useRegisterAlert();
  // The browser looks for the fragment before the page is rendered, so the page has to scroll to it.
  useEffect(() => {
    const { hash } = window.location;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <Page sidebar={<PreviewSidebar />}>
      <PageHeading title="Anteprima">Dai un’occhiata da dentro</PageHeading>
      <chakra.p color="muted" maxWidth="prose" marginTop="3">
        Così si presenta Sottovoce a chi è dentro. Post e numeri di questa pagina sono di esempio: quelli veri li scrivono persone come te.
      </chakra.p>
      <chakra.button
        type="button"
        onClick={showAlert}
        display="flex"
        alignItems="center"
        gap="3"
        width="100%"
        minHeight="14"
        marginTop="8"
        paddingInline="4"
        bg="surface"
        color="muted"
        borderWidth="1px"
        borderColor="outline"
        borderRadius="card"
        textAlign="start"
        _hover={{ bg: 'sunken' }}
      >
        <PenLine aria-hidden size={20} strokeWidth={1.75} />
        Scrivi qui i tuoi pensieri...
      </chakra.button>
      <chakra.h2 srOnly>Post di esempio</chakra.h2>
      <chakra.div display="grid" gap="4" marginTop="4">
        {samplePosts.map((post) => (
          <SamplePostCard key={post.id} post={post} onAct={showAlert} actionsId={post.type === 'talk' ? 'sotto-un-post' : undefined} />
        ))}
      </chakra.div>
      <chakra.section textAlign="center" paddingTop="12" paddingBottom="4">
        <chakra.h2 textStyle="h2">Il prossimo post può essere il tuo</chakra.h2>
        <chakra.p color="muted" marginTop="2" marginBottom="5">
          Bastano un’email universitaria e due minuti. Chi legge non vedrà chi sei.
        </chakra.p>
        <ButtonLink href={registerPath} size="lg">
          Registrati
        </ButtonLink>
      </chakra.section>
      {alert}
    </Page>
  );
}
