import {
  confirmSecondFactor,
  proveSecondFactor,
  readSecondFactor,
} from '@matiz/contracts/staff/second-factor.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { secondFactorCopy as copy } from '#copy/team/second-factor.ts';
import { useRequest } from '#lib/services.ts';
import { useMe } from '#session/me.ts';
import { wayOut } from '#session/way-out.ts';
import { IdentityCard } from '../identity-card.tsx';
import { CodeForm } from './code-form.tsx';
import { FactorSetUp } from './factor-set-up.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TurnOff } from './turn-off.tsx';

/** The second factor of the one who is here: asked for, set up, or looked after. */
export function SecondFactorPage() {
  const request = useRequest();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: person, error } = useMe();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isStaff = person?.user.rol === 'Staff';
  const { data: factor } = useQuery({
    queryKey: ['second-factor'],
    queryFn: async () => (await request(readSecondFactor, {})).result,
    enabled: isStaff,
  });
  useEffect(() => {
    document.title = copy.pageTitle;
  }, []);
  useEffect(() => {
    if (person && !isStaff) wayOut.toLogin();
  }, [person, isStaff]);

  if (error) throw error;
  if (!person || !isStaff || !factor) return <IdentityCard title={copy.loading} />;

  /** Who may do what is read again: it is more, or less, than before. */
  const goOn = async () => {
    await client.invalidateQueries();
    await navigate('/');
  };
  if (codes) {
    return (
      <IdentityCard title={copy.codesTitle} hint={copy.codesHint}>
        <RecoveryCodes codes={codes} done={() => void goOn()} />
      </IdentityCard>
    );
  }
  if (person.secondFactor === 'prove') {
    return (
      <IdentityCard title={copy.proveTitle} hint={copy.proveHint}>
        <CodeForm
          action={copy.prove}
          send={async (code) => {
            await request(proveSecondFactor, { body: { code } });
            await goOn();
          }}
        />
      </IdentityCard>
    );
  }
  if (factor.isOn) {
    return (
      <IdentityCard title={copy.onTitle} hint={copy.left(factor.recoveryCodes)}>
        <TurnOff isRequired={factor.isRequired} done={() => void client.invalidateQueries()} />
      </IdentityCard>
    );
  }
  return (
    <IdentityCard
      title={copy.setUpTitle}
      hint={factor.isRequired ? copy.requiredHint : copy.setUpHint}
    >
      <FactorSetUp
        isRequired={factor.isRequired}
        confirm={async (code) => {
          const { result } = await request(confirmSecondFactor, { body: { code } });
          setCodes(result.recoveryCodes);
        }}
      />
    </IdentityCard>
  );
}
