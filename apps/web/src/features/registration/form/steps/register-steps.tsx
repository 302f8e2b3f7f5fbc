import { Stepper } from '@matiz/ui/layout/stepper.tsx';
import { registerCopy as copy } from '#copy/identity/register.ts';
import { renderAppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { type FormStep, formSteps } from '../fields/register-fields.ts';

const { stepNames } = copy;
const phone = { id: 'celular', label: stepNames.celular };

const customerSteps = [
  phone,
  ...formSteps.map((step) => ({
    id: step,
    label: stepNames[step],
    href: links.registerStep(step),
  })),
];

/** The whole registration of a seller's customer at a glance; what is done leads back. */
export function CustomerSteps({ current }: { current: FormStep | 'celular' }) {
  return (
    <Stepper
      steps={customerSteps}
      currentId={current}
      label={copy.steps}
      renderLink={renderAppLink}
    />
  );
}

/** A phone and one page: then there are prices. */
export function StartSteps() {
  const steps = [phone, { id: 'precios', label: stepNames.precios }];
  return <Stepper steps={steps} currentId="precios" label={copy.steps} />;
}

/** What is asked before the first order. */
export function CompletionSteps({
  current,
  linkOf,
}: {
  current: FormStep;
  linkOf: (step: FormStep) => string;
}) {
  const steps = formSteps.map((step) => ({
    id: step,
    label: step === 'cuenta' ? stepNames.correo : stepNames[step],
    href: linkOf(step),
  }));
  return (
    <Stepper steps={steps} currentId={current} label={copy.steps} renderLink={renderAppLink} />
  );
}
