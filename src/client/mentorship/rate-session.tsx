import { chakra } from '@chakra-ui/react/styled-system';
import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { RATING_MAX } from '../../routers/mentorship/limits.ts';
import type { SentRequest } from '../../routers/mentorship/schema.ts';
import { Button } from '../ui/button.tsx';
import { RATINGS_TOGETHER } from '../mentors/mentor-words.ts';
import { useRate } from './use-requests.ts';

const RATINGS = Array.from({ length: RATING_MAX }, (_, index) => index + 1);

/** The form for rating a session once, with one to five stars; afterwards, the rating given. */
export function RateSession({ request }: { request: SentRequest }) {
  if (request.rating !== null) {
    return (
      <chakra.p display="flex" alignItems="center" gap="2" marginTop="4" textStyle="small" color="muted">
        <Stars count={request.rating} />
        Hai dato {request.rating} su {RATING_MAX}
      </chakra.p>
    );
  }
  return <RatingForm requestId={request.id} />;
}

function RatingForm({ requestId }: { requestId: number }) {
  const name = useId();
  const [rating, setRating] = useState(0);
  const rate = useRate();

  return (
    <chakra.form
      marginTop="4"
      onSubmit={(event) => {
        event.preventDefault();
        if (rating > 0) rate.mutate({ requestId, rating });
      }}
    >
      <chakra.fieldset>
        <chakra.legend textStyle="small" fontWeight="semibold">
          Com’è andata con questo mentore?
        </chakra.legend>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1" marginTop="1" marginInlineStart="-2.5">
          {RATINGS.map((value) => (
            <chakra.label key={value} css={star} color={value <= rating ? 'advice.edge' : 'outline'}>
              <chakra.input
                type="radio"
                name={name}
                value={value}
                checked={value === rating}
                onChange={() => setRating(value)}
                aria-label={value === 1 ? '1 stella' : `${value} stelle`}
                position="absolute"
                inset="0"
                opacity="0"
                cursor="pointer"
              />
              <Star aria-hidden size={26} strokeWidth={1.5} fill={value <= rating ? 'currentColor' : 'none'} />
            </chakra.label>
          ))}
          <Button
            type="submit"
            size="sm"
            variant="outline"
            marginInlineStart="2.5"
            disabled={rating === 0}
            pending={rate.isPending}
            pendingText="Invio..."
          >
            Invia voto
          </Button>
        </chakra.div>
        <chakra.p marginTop="1" textStyle="tiny" color="muted">
          {RATINGS_TOGETHER}
        </chakra.p>
      </chakra.fieldset>
    </chakra.form>
  );
}

const star = {
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: 'target',
  height: 'target',
  borderRadius: 'control',
  cursor: 'pointer',
  _hover: { bg: 'sunken' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '-2px' },
} as const;

function Stars({ count }: { count: number }) {
  return (
    <chakra.span aria-hidden display="inline-flex" gap="0.5" color="advice.edge">
      {RATINGS.map((value) => (
        <Star key={value} size={16} strokeWidth={1.5} fill={value <= count ? 'currentColor' : 'none'} />
      ))}
    </chakra.span>
  );
}
