import { Stepper } from '@matiz/ui/layout/stepper.tsx';
import { registerCopy as copy } from '#copy/identity/register.ts';
import { renderAppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { type FormStep, formSteps } from '../fields/register-fields.ts';

const steps = [
  { id: 'celular', label: copy.stepNames.celular },
  ...formSteps.map((step) => ({
    id: step,
    label: copy.stepNames[step],
    href: links.registerStep(step),
  })),
];

/** The whole registration at a glance; what is done leads back. */
export function RegisterSteps({ current }: { current: FormStep | 'celular' }) {
  return (
    <Stepper steps={steps} currentId={current} label={copy.steps} renderLink={renderAppLink} />
  );
}
