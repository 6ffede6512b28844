/** The sign of the product: the octagon of a seal, with an S. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" className="text-text">
      <path
        d="M10.6 3h10.8L29 10.6v10.8L21.4 29H10.6L3 21.4V10.6z"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M20 12.2c-.7-1.4-2.2-2.2-4-2.2-2.3 0-4 1.2-4 3 0 4.2 8.2 2 8.2 6.2 0 1.8-1.8 3-4.2 3-2 0-3.6-.9-4.3-2.4"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
