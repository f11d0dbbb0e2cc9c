import { Curve } from './Curve.tsx';
import { Stage } from './ReviewTab.tsx';
import { useReview } from './review-context.ts';

/** The curve with as much room as the hand has. */
export function ChancesView() {
  const { review } = useReview().state;
  return review === null ? <Stage /> : <Curve review={review} />;
}
