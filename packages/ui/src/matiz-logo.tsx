import { clsx } from 'clsx';

/** Five locks from the darkest tone to the lightest: together they draw an M. */
const locks = [
  { tone: '#2a1526', path: 'M1.5 5.5h5.8v29h-5.8z' },
  { tone: '#7f1047', path: 'M9.3 7.7l5.8 4.9v14.2l-5.8 -4.9z' },
  { tone: '#b4452f', path: 'M17.1 14.3l2.9 2.5l2.9 -2.5v14.2l-2.9 2.5l-2.9 -2.5z' },
  { tone: '#cf8a35', path: 'M30.7 7.7l-5.8 4.9v14.2l5.8 -4.9z' },
  { tone: '#e9c287', path: 'M32.7 5.5h5.8v29h-5.8z' },
];

/** Letters of the wordmark, drawn on a 270 × 82 field. */
const letters = [
  'M6.6 80V46.4V27.5H18.2L18.1 43.2H20Q21.4 37.5 23.7 33.7Q26 29.9 29.2 28Q32.5 26.1 36.9 26.1Q41.6 26.1 44.6 28.2Q47.7 30.2 49.5 34Q51.2 37.8 51.7 43.1H53.3Q54.8 37.3 57.3 33.5Q59.8 29.7 63.4 27.9Q67 26.1 71.2 26.1Q75.6 26.1 78.8 27.8Q82.1 29.5 84.3 32.9Q86.5 36.3 87.6 41.3Q88.7 46.3 88.7 52.9V80H74.3V54.7Q74.3 49.2 73.4 45.6Q72.4 42 70.6 40.2Q68.7 38.4 65.8 38.4Q62.4 38.4 60 40.6Q57.6 42.8 56.2 46.8Q54.8 50.7 54.7 55.7V80H40.6V55.1Q40.6 49.5 39.6 45.8Q38.6 42.2 36.7 40.3Q34.8 38.4 31.8 38.4Q28.4 38.4 26.1 40.7Q23.7 42.9 22.4 46.9Q21.1 50.9 21 55.8V80Z',
  'M112.5 81.4Q108.2 81.4 104.8 79.7Q101.4 77.9 99.4 74.6Q97.5 71.3 97.5 66.4Q97.5 62.1 99.2 59.2Q100.8 56.3 104 54.5Q107.2 52.7 111.9 51.5Q116.6 50.3 122.7 49.4Q125.8 48.9 127.8 48.4Q129.9 48 130.9 46.9Q131.9 45.9 131.9 43.9Q131.9 41.1 129.9 39.1Q127.9 37.1 123.5 37.1Q120.7 37.1 118.3 38.1Q115.8 39.1 114.1 41.1Q112.3 43.1 111.5 46.2L98.8 42.3Q100 38.3 102.2 35.2Q104.4 32.2 107.6 30.1Q110.8 28.1 115 27.1Q119.1 26.1 123.9 26.1Q131.5 26.1 136.4 28.6Q141.3 31 143.6 36.2Q146 41.3 146 49.4V58.3Q146 61.8 146.2 65.5Q146.3 69.1 146.6 72.8Q146.8 76.4 147.2 80H134.5Q134.1 77.5 133.7 74.2Q133.4 71 133.2 67.6H131.5Q130 71.4 127.4 74.6Q124.8 77.8 121.1 79.6Q117.3 81.4 112.5 81.4ZM118.7 71Q120.5 71 122.5 70.3Q124.5 69.7 126.3 68.4Q128.1 67.1 129.7 65.2Q131.3 63.3 132.2 60.9L132 52.5L134.4 53Q132.5 54.3 130.1 55Q127.7 55.8 125.2 56.2Q122.6 56.6 120.1 57.1Q117.6 57.6 115.7 58.4Q113.7 59.1 112.5 60.5Q111.4 61.9 111.4 64.3Q111.4 67.4 113.4 69.2Q115.4 71 118.7 71Z',
  'M177.3 81.2Q168.5 81.2 164.4 76.5Q160.2 71.9 160.2 61.7V38.8H152.6L152.9 27.6H158.1Q161.1 27.5 162.7 26.6Q164.2 25.7 164.6 23.3L165.8 15.8H174V27.5H187.2V39.2H174V61.1Q174 64.7 175.7 66.3Q177.4 67.9 180.8 67.9Q182.7 67.9 184.5 67.5Q186.3 67.1 187.6 66.2V79.6Q184.5 80.6 181.9 80.9Q179.3 81.2 177.3 81.2Z',
  'M196.5 80V27.5H210.9V80Z',
  'M220.1 80V67.9L247 40.4V39H220.6V27.5H265.3V39.4L238 67V68.4H265.6V80Z',
];

function Locks({ onDark }: { onDark: boolean }) {
  return locks.map(({ tone, path }, position) => (
    <path
      key={tone}
      d={path}
      fill={onDark && position === 0 ? '#ffffff' : tone}
      stroke={onDark && position === 0 ? '#ffffff' : tone}
      strokeWidth="1.2"
      strokeLinejoin="round"
    />
  ));
}

/** The name of the house: locks and wordmark, or the locks alone. Height by class (default 28 px). */
export function MatizLogo({
  variant = 'full',
  onDark = false,
  label = 'Matiz',
  className = 'h-7',
}: {
  variant?: 'full' | 'mark';
  onDark?: boolean;
  label?: string;
  className?: string;
}) {
  if (variant === 'mark') {
    return (
      <svg role="img" aria-label={label} viewBox="0 2 40 36" className={clsx('w-auto', className)}>
        <title>{label}</title>
        <Locks onDark={onDark} />
      </svg>
    );
  }
  return (
    <svg role="img" aria-label={label} viewBox="0 0 150 40" className={clsx('w-auto', className)}>
      <title>{label}</title>
      <Locks onDark={onDark} />
      <g transform="translate(46 2.2) scale(0.385)" className={onDark ? 'fill-white' : 'fill-ink'}>
        {letters.map((letter) => (
          <path key={letter.slice(0, 12)} d={letter} />
        ))}
        <rect x="195.2" y="3.5" width="17" height="17" rx="5" className="fill-accent" />
      </g>
    </svg>
  );
}
