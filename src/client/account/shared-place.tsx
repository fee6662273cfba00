import { type OwnDetails, shownPlace } from './own-details.ts';
import { SharedDetails } from './shared-details.tsx';

interface Props {
  place: Parameters<typeof shownPlace>[0];
  own: OwnDetails;
  onRemove: (key: 'university' | 'faculty') => void;
}

/** The university and the faculty that others will see, shown above a form's button. */
export function SharedPlace({ place, own, onRemove }: Props) {
  return (
    <SharedDetails
      shown={shownPlace(place, own)}
      onRemove={({ key }) => onRemove(key)}
      line="Gli altri vedono quello che scrivi qui. Mai il tuo nome né la tua email."
    />
  );
}
