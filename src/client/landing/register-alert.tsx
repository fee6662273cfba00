import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { registerPath } from '../lib/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { REGISTER_TEXT } from './sample-posts.ts';

/** Says that the preview is read-only and links to the registration. */
export function RegisterAlert({ open, onClose }: { open: boolean; onClose: () => void }) {
  const register = useRef<HTMLAnchorElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title="Questa è un’anteprima"
      description={
        <chakra.span textStyle="body" color="ink">
          {REGISTER_TEXT}
        </chakra.span>
      }
      initialFocus={register}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Continua a guardare
          </Button>
          <ButtonLink ref={register} href={registerPath}>
            Registrati
          </ButtonLink>
        </>
      }
    >
      <chakra.p textStyle="small" color="muted">
        È gratuito, e serve solo la tua email universitaria. Chi legge non vedrà mai chi sei.
      </chakra.p>
    </Dialog>
  );
}
