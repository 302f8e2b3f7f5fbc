/** A drawn stand-in for a product's picture. */
export function SamplePack({ hex, shape }: { hex: string; shape: 'tube' | 'bottle' | 'jar' }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" className="size-full">
      <rect width="200" height="200" fill="#ffffff" />
      <ellipse cx="100" cy="172" rx="52" ry="7" fill="#2a1526" opacity="0.09" />
      {shape === 'tube' ? (
        <g>
          <path d="M70 28h60l-7 118H77z" fill={hex} />
          <path d="M70 28h60l-.8 12H70.8z" fill="#2a1526" opacity="0.25" />
          <rect x="80" y="146" width="40" height="24" rx="3" fill="#2a1526" />
        </g>
      ) : null}
      {shape === 'bottle' ? (
        <g>
          <rect x="86" y="22" width="28" height="26" rx="3" fill="#2a1526" />
          <path d="M72 66q0-16 14-18h28q14 2 14 18v96q0 10-10 10H82q-10 0-10-10z" fill={hex} />
          <rect x="72" y="92" width="56" height="48" fill="#ffffff" opacity="0.85" />
        </g>
      ) : null}
      {shape === 'jar' ? (
        <g>
          <rect x="54" y="62" width="92" height="26" rx="5" fill="#2a1526" />
          <path d="M58 88h84v72q0 12-12 12H70q-12 0-12-12z" fill={hex} />
        </g>
      ) : null}
      <rect x="88" y="98" width="24" height="3" rx="1.5" fill="#2a1526" opacity="0.7" />
      <rect x="82" y="106" width="36" height="3" rx="1.5" fill="#2a1526" opacity="0.4" />
    </svg>
  );
}
