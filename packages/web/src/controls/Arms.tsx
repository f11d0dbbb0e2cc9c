import { useId } from 'react';
import styles from './Arms.module.css';

const SHIELD = 'M3 2h18v9c0 6-4 9.5-9 12-5-2.5-9-6-9-12z';

/** One for each seat, told apart by their figure as much as by their colour. */
const arms = [
  { field: '#235A8C', figure: '#F6EBD3', path: 'M2 15 12 7l10 8v6L12 13 2 21z' },
  { field: '#94291C', figure: '#F6EBD3', path: 'M12 1h11v23H12z' },
  { field: '#2B6643', figure: '#F0D48A', path: 'M1 3 5 0l20 19-4 5z' },
  { field: '#8A5A00', figure: '#FFF3CF', path: 'M12 1h11v10H12zM1 11h11v13H1z' },
  { field: '#57356F', figure: '#F6EBD3', path: 'M10 1h4v8h9v4h-9v11h-4V13H1V9h9z' },
  { field: '#30343D', figure: '#F6EBD3', path: 'M1 8h22v7H1z' },
];

/** The coat of arms of a seat. */
export function Arms({ seat }: { readonly seat: number }) {
  const clip = useId();
  const { field, figure, path } = arms[seat % arms.length];
  return (
    <svg className={styles.arms} viewBox="0 0 24 25" aria-hidden="true">
      <clipPath id={clip}>
        <path d={SHIELD} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path fill={field} d="M0 0h24v25H0z" />
        <path fill={figure} d={path} />
      </g>
      <path d={SHIELD} fill="none" stroke="var(--arms-line)" strokeWidth="1.4" />
    </svg>
  );
}
