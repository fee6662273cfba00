import { chakra } from '@chakra-ui/react/styled-system';
import { GraduationCap, Heading } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { TITLE_MAX } from '../../routers/limits.ts';
import { POST_CONTENT_MAX } from '../../routers/posts/limits.ts';
import { AccordionItem } from '../ui/accordion.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FooterPlace } from '../ui/footer-place.ts';
import { TextareaField } from '../ui/textarea-field.tsx';
import { UnderWay } from '../ui/under-way.ts';
import { hasKeyboard, isSendKey } from '../lib/keyboard.ts';
import { useShortView } from '../lib/visible-area.ts';
import { HelplinePanel } from '../support/helpline-panel.tsx';
import { LengthLeft } from '../ui/length-left.tsx';
import { RestrictionNotice } from '../ui/restriction-notice.tsx';
import { SharedDetails } from '../account/shared-details.tsx';
import { TextField } from '../ui/text-field.tsx';
import { StudyFields } from './study-fields.tsx';
import { TypeChooser } from './type-chooser.tsx';
import { type ComposerProps, useComposer } from './use-composer.ts';

/** A higher window than a short one: its footer has two lines of details and the helplines. */
const LOW_REM = 35;

/** The dialog in which a post is written. */
export function Composer(props: ComposerProps) {
  const { open, onClose } = props;
  const composer = useComposer(props);
  const formId = useId();
  const short = useShortView();
  // There the shared details go into the scrolling body instead of the footer, to leave room to write.
  const low = useShortView(LOW_REM);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const shared = (
    <SharedDetails
      shown={composer.shown}
      onRemove={({ removal }) => composer.changeDetails(removal)}
      line={`Gli altri vedono ${composer.shown.length > 0 ? 'il testo e questi dettagli' : 'solo il testo'}. Mai nome o email.`}
    />
  );
  const chosenType = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);

  // When the on-screen keyboard opens, show the text field rather than the type chooser above it.
  useEffect(() => {
    if (short && document.activeElement === area.current) area.current?.scrollIntoView({ block: 'start' });
  }, [short]);

  // On phones the reason of a refusal would be below the visible part of the form.
  const { refusal } = composer;
  useEffect(() => {
    if (refusal) document.getElementById(area.current?.getAttribute('aria-describedby') ?? '')?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    composer.publish();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    composer.publish();
  };

  return (
    <UnderWay value={composer.pending}>
      <Dialog
        open={open}
        onClose={onClose}
        title="Nuovo Post"
        // On phones, focusing the text field would open the keyboard over the type chooser.
        initialFocus={hasKeyboard() ? area : chosenType}
        holdOutside
        footer={
          <>
            <chakra.div ref={setPlace} flex="1 0 100%" _empty={{ marginBottom: '-3' }} />
            {composer.restriction ? <RestrictionNotice restriction={composer.restriction} /> : !low && shared}
            <LengthLeft text={composer.text} max={POST_CONTENT_MAX} />
            <Button variant="outline" onClick={onClose} disabled={composer.sending} flex={{ base: '1', sm: 'none' }}>
              Annulla
            </Button>
            <Button
              type="submit"
              form={formId}
              disabled={composer.blank || composer.restriction !== null}
              pending={composer.pending}
              pendingText={composer.sending ? 'Pubblicazione...' : 'Un attimo...'}
              flex={{ base: '1', sm: 'none' }}
            >
              Pubblica
            </Button>
          </>
        }
      >
        <chakra.form id={formId} onSubmit={submit} onKeyDown={onKeyDown} display="flex" flexDirection="column" gap="4">
          <TypeChooser value={composer.type} onChange={composer.setType} chosen={chosenType} />
          {composer.discard && (
            <chakra.div
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              gap="3"
              marginBlock="-2"
              textStyle="small"
              color="muted"
            >
              <chakra.p>Hai ripreso la bozza di prima.</chakra.p>
              <Button
                variant="quiet"
                size="sm"
                marginInlineEnd="-3"
                disabled={composer.pending}
                onClick={() => {
                  composer.discard?.();
                  area.current?.focus();
                }}
              >
                Elimina
              </Button>
            </chakra.div>
          )}
          <TextareaField
            ref={area}
            label="Il tuo testo"
            rows={4}
            placeholder="Scrivi qui i tuoi pensieri..."
            value={composer.text}
            hint={composer.hint}
            error={composer.problem}
            onFocus={(event) => short && event.currentTarget.scrollIntoView({ block: 'start' })}
            onChange={(event) => composer.setText(event.target.value)}
          />
          {low && shared}
          <div role="status">
            {composer.pain.signal && (
              <FooterPlace value={place}>
                <HelplinePanel
                  signal={composer.pain.signal}
                  refused={composer.pain.refused}
                  onDismiss={() => {
                    composer.pain.dismiss();
                    area.current?.focus();
                  }}
                />
              </FooterPlace>
            )}
          </div>
          <AccordionItem
            title="Titolo"
            icon={<Heading aria-hidden size={20} strokeWidth={1.75} />}
            defaultOpen={composer.title !== '' || composer.titleProblem !== undefined}
          >
            <TextField
              label="Titolo"
              hideLabel
              placeholder="Due parole, se aiutano a trovarlo"
              value={composer.title}
              error={composer.titleProblem}
              onChange={(event) => composer.setTitle(event.target.value)}
            />
            {composer.titleProblem && <LengthLeft text={composer.title} max={TITLE_MAX} />}
          </AccordionItem>
          <AccordionItem title="Informazioni universitarie" icon={<GraduationCap aria-hidden size={20} strokeWidth={1.75} />}>
            <StudyFields details={composer.details} held={composer.held} errors={composer.detailErrors} onChange={composer.changeDetails} />
          </AccordionItem>
        </chakra.form>
      </Dialog>
    </UnderWay>
  );
}
