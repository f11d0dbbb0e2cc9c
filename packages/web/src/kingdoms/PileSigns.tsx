import signs from '../card/Sign.module.css';

const HEART =
  'M12 21.500 3.400 12.800a5.800 5.800 0 0 1 0-8.200 5.700 5.700 0 0 1 8.100 0l.5.500.500-.500a5.700 5.700 0 0 1 8.100 0 5.800 5.800 0 0 1 0 8.200z';
const BAN =
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20M5.900 7.700a7.400 7.400 0 0 0 10.400 10.400zm12.200 8.600A7.400 7.400 0 0 0 7.700 5.900z';
const READ =
  'M10 2a8 8 0 0 1 6.300 12.900l5.500 5.500-1.900 1.900-5.500-5.500A8 8 0 1 1 10 2m0 2.700a5.300 5.300 0 1 0 0 10.600 5.300 5.300 0 0 0 0-10.600';

/** Signs that are used here alone, and so are not among the drawings that every page loads. */
export const HeartSign = () => <Path d={HEART} />;
export const BanSign = () => <Path d={BAN} />;
export const ReadSign = () => <Path d={READ} />;

function Path({ d }: { readonly d: string }) {
  return (
    <svg className={signs.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
