import { formatDate } from '@matiz/domain/kernel/show-date.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { messagesCopy as copy } from '#copy/support/support-messages.ts';
import { ordersQuery } from '#features/orders/index.ts';
import { MessageForm } from '#features/support/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useRequest } from '#lib/services.ts';
import { isGuest, useMe } from '#session/me.query.ts';
import { useAskedOrder } from './use-asked-order.ts';

/** A message to the shop, with the order that it is about chosen; a visitor is asked to come in. */
export function WriteCard() {
  const isVisitor = isGuest(useMe());
  return (
    <section aria-labelledby="escribenos" className="rounded-xl bg-surface p-5 shadow-card sm:p-6">
      <h2 id="escribenos" className="text-xl">
        {copy.formTitle}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{isVisitor ? copy.logInText : copy.formLead}</p>
      {isVisitor ? (
        <AppLink to={links.login} className={buttonClass({ variant: 'secondary' })}>
          {copy.logIn}
        </AppLink>
      ) : (
        <OwnForm />
      )}
    </section>
  );
}

function OwnForm() {
  const [asked, choose] = useAskedOrder();
  const { data } = useInfiniteQuery(ordersQuery(useRequest()));
  const orders = data?.pages.flatMap(({ result }) => result) ?? [];
  const listed = orders.map(({ code, placedAt }) => ({
    value: code,
    label: copy.orderOption(code, formatDate(placedAt)),
  }));
  const isListed = asked === null || orders.some(({ code }) => code === asked);
  const options = isListed ? listed : [{ value: asked, label: copy.aboutOrder(asked) }, ...listed];
  return <MessageForm orderCode={asked} choice={{ orders: options, choose }} />;
}
