import { describe, expect, it } from 'vitest';
import { useShop } from '#testing/use-test-app.ts';

const test = useShop();

describe('what a removal has to think of', () => {
  it('is every table that knows a person, a business, an address or a session', async () => {
    const tables = await test.sql<{ name: string }[]>`
      SELECT DISTINCT referencing.relname AS name
      FROM pg_constraint rule
      JOIN pg_class referencing ON referencing.oid = rule.conrelid
      JOIN pg_class referenced ON referenced.oid = rule.confrelid
      WHERE rule.contype = 'f' AND referenced.relnamespace = 'public'::regnamespace
        AND referenced.relname IN ('app_user', 'customer', 'address', 'session')
      UNION
      SELECT table_name FROM information_schema.columns
      WHERE table_schema = 'public'
        AND column_name ~ '(email|phone|recipient|document|user_id|customer_id|session_id)'
      ORDER BY 1`;
    // A new one goes to removal.store.ts and ADR 0010 first, then here.
    expect(tables.map(({ name }) => name)).toEqual([
      'account_link',
      'address',
      'app_user',
      'audit_entry',
      'business',
      'cart',
      'cart_abandonment',
      'cart_mutation',
      'consent',
      'coupon',
      'coupon_redemption',
      'coverage_lead',
      'credit_account',
      'credit_entry',
      'customer',
      'customer_order',
      'favourite',
      'favourite_list',
      'hand_over',
      'idempotency_key',
      'import_batch',
      'import_upload',
      'kept_identity',
      'local_message',
      'loyalty_entry',
      'notice_off',
      'notice_on',
      'notification',
      'notification_read',
      'order_event',
      'page_view',
      'payment_limit',
      'payment_method',
      'phone_block',
      'phone_code',
      'phone_message',
      'picture_upload',
      'price_list',
      'promotion_told',
      'push_token',
      'saved_line',
      'search_term_of_user',
      'seller_customer',
      'session',
      'session_token',
      'staff_factor',
      'staff_invitation',
      'staff_member',
      'staff_recovery_code',
      'stock_alert',
      'stock_movement',
      'stored_card',
      'support_message',
      'support_thread',
      'table_view',
    ]);
  });
});
