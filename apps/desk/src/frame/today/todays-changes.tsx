import { listAudit } from '@matiz/contracts/staff/audit.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { formatHour } from '@matiz/domain/kernel/show-date.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { auditCopy as copy } from '#copy/audit/audit.ts';
import { useRequest } from '#lib/services.ts';
import { deedOf, subjectOf } from '#parts/history/audit-words.ts';

const most = 10;

/** The last of what the team changed today at the desk, and the way to all of it. */
export function TodaysChanges() {
  const request = useRequest();
  const today = bogotaDate(new Date());
  const { data } = useQuery({
    queryKey: ['list', listAudit.path, 'today', today],
    queryFn: () => request(listAudit, { query: { 'f.from': today, 'f.via': 'desk', limit: '25' } }),
  });
  if (!data) return null;
  const rows = data.rows.slice(0, most);
  return (
    <section aria-labelledby="cambios" className="mt-8 max-w-5xl">
      <h2 id="cambios" className="text-base">
        {copy.today}
      </h2>
      {rows.length === 0 ? (
        <p className="mt-2 text-ink-soft">{copy.nothingToday}</p>
      ) : (
        <ul className="mt-3 rounded-md border border-line bg-surface">
          {rows.map((entry) => {
            const { name: kind, to } = subjectOf(entry);
            const name = entry.about ?? kind;
            return (
              <li
                key={entry.id}
                className="flex flex-wrap items-baseline gap-x-3 border-t border-line px-4 py-2 first:border-t-0"
              >
                <time
                  dateTime={entry.at}
                  className="w-20 shrink-0 text-xs text-ink-soft tabular-nums"
                >
                  {formatHour(entry.at)}
                </time>
                <span>
                  {entry.by} {deedOf(entry)}{' '}
                  {to === null ? (
                    name
                  ) : (
                    <Link to={to} className="text-accent hover:underline">
                      {name}
                    </Link>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <Link to="/ajustes/auditoria" className="mt-3 inline-block text-accent hover:underline">
        {copy.whole}
      </Link>
    </section>
  );
}
