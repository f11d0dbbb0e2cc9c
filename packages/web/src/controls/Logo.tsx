/** The mark of the game. */
export function Logo({ className }: { readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 24 25" aria-hidden="true">
      <path d="M3 2h18v9c0 6-4 9.5-9 12-5-2.5-9-6-9-12z" fill="var(--rubric)" />
      <path d="M3 2h9v20.9C7 20.4 3 17 3 11z" fill="#000" opacity=".18" />
      <path
        d="M6.5 16h11v2.200h-11zM6 7.500l3.400 3.200L12 5.800l2.600 4.900L18 7.500l-1.100 7.300H7.100z"
        fill="#F7E9C8"
      />
    </svg>
  );
}
