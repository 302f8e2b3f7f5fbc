import type { BodyOf, ReplyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure, failureAt } from '@matiz/contracts/errors.ts';
import { fieldMessage } from '@matiz/contracts/messages/field-message.ts';
import type { previewProduct as call } from '@matiz/contracts/staff/catalogue/product-preview.ts';
import { createProduct } from '@matiz/contracts/staff/catalogue/products.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/sql.ts';
import type { Asking } from '#resource/author.ts';
import type { ResourceService } from '#resource/resource.ts';
import {
  findCityViewer,
  findCustomerViewer,
  type NamedViewer,
} from '../../card/named-viewer.store.ts';
import type { Viewer } from '../../card/viewer.ts';
import { readDetail } from '../../product/detail.store.ts';
import { toProductDetail } from '../../product/product-detail.ts';
import type { ProductForm } from './product.resource.ts';

interface PreviewDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly products: Pick<ResourceService<ProductForm>, 'dryRun'>;
}
type Asked = Asking & BodyOf<typeof call>;
/** With whatever a save of the same is refused for. */
type Reply = Result<ReplyOf<typeof call>, Failure>;

/** What the shop would show of a product that is not saved yet, to someone. */
export function createProductPreview({ sql, clock, products }: PreviewDeps) {
  return async ({ row, set, document, cityCode, ...asking }: Asked): Promise<Reply> => {
    const who = document
      ? await findCustomerViewer(sql.reader, { document })
      : await findCityViewer(sql.reader, cityCode ?? '');
    if (who === null) return fail(failure(document ? 'CUSTOMER_NOT_FOUND' : 'UNKNOWN_REFERENCE'));
    const asked = row === null ? readNew(set) : ok({ ...row, set: set as Partial<ProductForm> });
    if (!asked.ok) return asked;
    const viewer = viewerFrom(who);
    const moment = clock();
    return products.dryRun({ ...asking, ...asked.value }, async (tx, id) => {
      const detail = await readDetail(tx, Number(id), viewer, moment);
      const product = detail && toProductDetail(detail, viewer, moment);
      return { result: { customer: who.customer, warehouse: who.warehouse, product } };
    });
  };
}

/** Something new comes whole. */
function readNew(set: Asked['set']): Result<{ set: ProductForm }, Failure> {
  const { data, error } = createProduct.body.shape.set.safeParse(set, { error: fieldMessage });
  const [issue] = error?.issues ?? [];
  if (data) return ok({ set: data });
  return fail(failureAt(`set.${issue?.path.join('.')}`, 'INVALID_REQUEST', issue?.message));
}

/** As their session would be. */
function viewerFrom(viewer: NamedViewer): Viewer {
  const {
    customer: _name,
    warehouse: _its,
    zoneId: _zone,
    cashOnDelivery: _cash,
    mayBuy,
    ...who
  } = viewer;
  const priceHidden = mayBuy ? null : who.customerId === null ? 'GUEST' : 'REJECTED';
  return { ...who, priceHidden };
}
