import { readSecondFactor } from '@matiz/contracts/staff/second-factor.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { secondFactorCopy } from '#copy/team/second-factor.ts';
import { accountCopy as copy } from '#copy/team/sessions.ts';
import { secondFactor } from '#lib/own-addresses.ts';
import { useRequest } from '#lib/services.ts';
import { useMe } from '#session/me.ts';
import { OwnSessions } from './own-sessions.tsx';

/** The own account at the desk: where it is open, and how one comes in. */
export function AccountPage() {
  const { data: person } = useMe();
  useEffect(() => {
    document.title = copy.pageTitle;
  }, []);
  return (
    <div className="max-w-2xl p-4 lg:p-6">
      <h1 className="text-xl">{copy.title}</h1>
      {person ? (
        <p className="mt-1 text-ink-soft">
          {person.user.name} {person.user.last_name}
          {person.user.email ? ` · ${person.user.email}` : null}
        </p>
      ) : null}
      <OwnSessions />
      <Factor />
    </div>
  );
}

function Factor() {
  const request = useRequest();
  const { data: factor } = useQuery({
    queryKey: ['second-factor'],
    queryFn: async () => (await request(readSecondFactor, {})).result,
  });
  if (!factor) return null;
  return (
    <section className="mt-8 border-t border-line pt-4">
      <h2 className="text-base">{copy.factor}</h2>
      <p className="mt-1 mb-3 text-ink-soft">
        {factor.isOn
          ? `${copy.factorOn} ${secondFactorCopy.left(factor.recoveryCodes)}`
          : copy.factorOff}
      </p>
      <Link to={secondFactor} className={buttonClass({ size: 'sm', variant: 'secondary' })}>
        {factor.isOn ? copy.toFactor.on : copy.toFactor.off}
      </Link>
    </section>
  );
}
