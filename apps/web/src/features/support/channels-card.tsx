import type { SupportChannels } from '@matiz/contracts/support.ts';
import { bogotaDate, bogotaMoment } from '@matiz/domain/kernel/clock.ts';
import { formatHour, formatNearDay } from '@matiz/domain/kernel/show-date.ts';
import { useQuery } from '@tanstack/react-query';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { channelsCopy as copy } from '#copy/support/support-messages.ts';
import { useRequest } from '#lib/services.ts';
import { channelsQuery } from './support.query.ts';
import { whatsappLink } from './whatsapp-link.ts';

/** How the shop is reached, as staff keep it, and whether someone answers now. */
export function ChannelsCard({
  orderCode,
  children,
}: {
  orderCode: string | null;
  children?: ReactNode;
}) {
  const { data, dataUpdatedAt } = useQuery(channelsQuery(useRequest()));
  const channels = data?.result;
  return (
    <section aria-labelledby="contacto" className="on-dark rounded-xl bg-plum p-6">
      <h2 id="contacto" className="text-xl">
        {copy.title}
      </h2>
      {channels?.hours ? <State channels={channels} now={new Date(dataUpdatedAt)} /> : null}
      <ul className="mt-4 grid gap-1">
        {channels?.whatsapp ? (
          <Way
            href={whatsappLink(channels.whatsapp, orderCode)}
            icon={<MessageCircle size={20} />}
            isElsewhere
          >
            {copy.whatsapp}
          </Way>
        ) : null}
        {channels?.phone ? (
          <Way href={`tel:${channels.phone.replace(/[^\d+]/g, '')}`} icon={<Phone size={20} />}>
            {copy.phone}: <span className="tabular-nums">{channels.phone}</span>
          </Way>
        ) : null}
        {channels?.email ? (
          <Way href={`mailto:${channels.email}`} icon={<Mail size={20} />}>
            {channels.email}
          </Way>
        ) : null}
      </ul>
      {channels?.hours ? <Hours hours={channels.hours} /> : null}
      {children}
    </section>
  );
}

function State({ channels, now }: { channels: SupportChannels; now: Date }) {
  return (
    <p className="mt-2 flex items-center gap-2 font-semibold text-balance">
      <span
        aria-hidden="true"
        className={
          channels.isOpen
            ? 'size-2.5 shrink-0 rounded-full bg-now-soft'
            : 'size-2.5 shrink-0 rounded-full bg-white/50'
        }
      />
      {sayState(channels, now)}
    </p>
  );
}

function sayState({ isOpen, changesAt }: SupportChannels, now: Date): string {
  if (changesAt === null) return copy.closed;
  if (isOpen) return copy.openUntil(formatHour(changesAt));
  const day = formatNearDay(bogotaDate(new Date(changesAt)), bogotaDate(now));
  return copy.opens(day, formatHour(changesAt));
}

function Hours({ hours }: { hours: NonNullable<SupportChannels['hours']> }) {
  return (
    <div className="mt-4 border-t border-white/15 pt-4 text-sm">
      <h3 className="font-text text-sm font-semibold">{copy.hours}</h3>
      <dl className="mt-2 grid gap-1.5">
        {(['weekdays', 'saturday', 'sunday'] as const).map((day) => (
          <div key={day} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-white/80">{copy[day]}</dt>
            <dd className="tabular-nums">{sayHours(hours[day])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function sayHours(hours: { from: number; to: number } | null): string {
  if (hours === null) return copy.noService;
  const at = (minute: number) => formatHour(bogotaMoment('2026-01-01', minute / 60));
  return copy.from(at(hours.from), at(hours.to));
}

function Way({
  href,
  icon,
  isElsewhere = false,
  children,
}: {
  href: string;
  icon: ReactNode;
  isElsewhere?: boolean;
  children: ReactNode;
}) {
  return (
    <li>
      <a
        href={href}
        {...(isElsewhere ? { target: '_blank', rel: 'noreferrer' } : {})}
        className="inline-flex min-h-11 items-center gap-2.5 font-semibold underline-offset-4 hover:underline"
      >
        <span aria-hidden="true" className="shrink-0 text-presale-bright">
          {icon}
        </span>
        <span>{children}</span>
      </a>
    </li>
  );
}
