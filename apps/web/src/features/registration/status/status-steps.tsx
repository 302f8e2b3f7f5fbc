import type { RegistrationState } from '@matiz/domain/identity/registration.ts';
import { Timeline, type TimelineEntry } from '@matiz/ui/layout/timeline.tsx';
import { registrationCopy as copy } from '#copy/identity/registration.ts';

type Progress = readonly TimelineEntry['state'][];

/** Phone, data, review, ready. */
const progress: Record<RegistrationState, Progress> = {
  started: ['current', 'todo', 'todo', 'todo'],
  phone_verified: ['done', 'current', 'todo', 'todo'],
  in_review: ['done', 'done', 'current', 'todo'],
  more_information: ['done', 'current', 'todo', 'todo'],
  approved: ['done', 'done', 'done', 'done'],
  rejected: ['done', 'done', 'failed', 'todo'],
};

/** What is behind and what is to come. */
export function StatusSteps({ status }: { status: RegistrationState }) {
  const names = ['phone', 'data', 'review', 'ready'] as const;
  const details: Partial<Record<(typeof names)[number], string>> =
    status === 'more_information'
      ? { data: copy.asked }
      : status === 'in_review'
        ? { review: copy.reviewing }
        : status === 'phone_verified' || status === 'started'
          ? { data: copy.dataAsked, ready: copy.readyMeans }
          : {};
  const entries = names.map((name, index) => ({
    id: name,
    title: name === 'phone' && status === 'started' ? copy.step.phoneToDo : copy.step[name],
    detail: details[name],
    state: progress[status][index] ?? 'todo',
  }));
  return (
    <section className="rounded-lg bg-surface p-5 shadow-card">
      <h2 className="mb-4 text-lg">{copy.steps}</h2>
      <Timeline entries={entries} label={copy.steps} />
    </section>
  );
}
