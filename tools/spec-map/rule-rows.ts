/** The rules and constants of the specification: where each one stands, and the test that shows it. */

export interface RuleRow {
  /** The section of `docs/product`. */
  readonly section: string;
  readonly rule: string;
  /** A file, and what stands in it. */
  readonly code: Place;
  /** A test's file, and a part of its title. */
  readonly test: Place;
}

export interface Place {
  readonly file: string;
  readonly has: string;
}

/** `rule | file # what stands in it | file # title`; `web:` and `domain:` are their folders of source. */
function rules(section: string, text: string): RuleRow[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [rule = '', code = '', test = ''] = line.split(' | ');
      return { section, rule: rule.trim(), code: placeOf(code), test: placeOf(test) };
    });
}

function placeOf(text: string): Place {
  const [file = '', has = ''] = text.trim().split(' # ');
  const path = file.replace(/^web:/, 'apps/web/src/').replace(/^domain:/, 'packages/domain/src/');
  return { file: path, has };
}

export const ruleRows: readonly RuleRow[] = [
  ...rules(
    '§2',
    `
    who may stand on which route | web:guards.ts # needsCustomer | web:guards.test.ts # who stands where (§2)
    a seller without a customer goes to SelectCustomer, with the path to return to | web:guards.ts # checkAccess | web:guards.test.ts # who stands where (§2)
    reference and campaign are stored and stay in the address | web:guards.ts # keepCampaign | web:lib/page/reference.test.ts # stores reference and campaign
    the title is "{title} · tagline" | web:lib/page/page-meta.ts # tagline | web:lib/page/page-meta.test.ts # a title stands before the tagline
    each page is told to the analytics | web:lib/analytics/analytics.ts # pageView | web:lib/analytics/analytics.test.ts # POST /events/page-views
    the entries of the profile's menu, for a seller and for everybody else | web:chrome/account/account-menu.ts # registerCustomer | web:chrome/account/account-menu.test.ts # entries for a seller
    'Mis créditos' leads to the profile by the first name in lower case | web:chrome/account/account-menu.ts # creditos | web:chrome/account/account-menu.test.ts # by the first name in lower case
    logging out leads to the landing and loads it again | web:session-watch.ts # location.replace('/') | web:session-watch.test.ts # a log-out empties this tab too
    an address is its title, else its line, then address, city and state | packages/ui/src/goods/address-item.tsx # AddressItem | packages/ui/src/goods/address-item.test.tsx # AddressItem (§2)
    the search's cross is there while text is, clears and tells; Enter tells the text | packages/ui/src/inputs/search-input.tsx # SearchInput | packages/ui/src/inputs/search-input.test.tsx # SearchInput (§2)
    a quantity's buttons are disabled each by itself, an entry by hand may be shown | packages/ui/src/inputs/quantity-control.tsx # decreaseDisabled | packages/ui/src/inputs/quantity-control.test.tsx # QuantityControl (§2)
    every payment logo | packages/ui/src/goods/payment-logo.tsx # diners | packages/demo/src/demo.test.ts # every logo of §2
    Vaciar asks first | web:features/cart/clean-cart-button.tsx # confirmClearCart | web:features/cart/clean-cart-button.test.tsx # §2 Vaciar asks first
    `,
  ),
  ...rules(
    '§3',
    `
    initials are the first letters of name and last name | domain:identity/person.ts # initialsOf | domain:identity/person.test.ts # §3 initials
    a cart's items are grouped by dispatch date, those without first | domain:cart/group-by-dispatch-date.ts # groupByDispatchDate | apps/server/src/modules/cart/lines/listcart.test.ts # groups by dispatch date
    who has logged in before is remembered on the device | web:features/identity/use-enter.ts # userLoginPreviously | e2e/shell.spec.ts # a buyer logs in by token
    `,
  ),
  ...rules(
    '§4',
    `
    a token that ran out is renewed, and a renewal that fails ends the session | packages/client/src/request.ts # renewSession | packages/client/src/request.test.ts # renew
    a guest reads no price and adding leads to the login | web:lib/page/return-path.ts # redirect-login-required | web:lib/page/return-path.test.ts # leads to the login and back
    changing the address asks first, then shows the home | web:features/delivery/address/move-question.tsx # addressChange | web:features/delivery/address/address-form.test.tsx # Cambio de dirección
    stock first, then presale up to its caps | domain:cart/plan/fulfil.ts # fulfil | domain:cart/plan/fulfil.test.ts # §4 stock first, then presale up to the caps
    a volume comes first, and another one empties the selection after a question | web:features/catalogue/selection/selection.ts # volume | web:features/catalogue/selection/selection.test.ts # another volume resets
    the slides are shown at the first visit of Login in a shell | web:features/marketing/onboarding/first-visit.ts # isOnboardingDue | web:features/marketing/onboarding/onboarding.test.tsx # §4 the slides are due
    the welcome window is for users who are no providers | web:features/marketing/welcome-window.tsx # provider_code | e2e/welcome-window.spec.ts # the window that welcomes comes once
    the countdown moves each second while its end lies ahead, and can be closed | web:features/marketing/promotion-bar.tsx # promotion | web:features/marketing/promotion-bar.test.tsx # §4 counts down second by second
    phones are registered for who is neither guest nor seller, in shells | apps/server/src/modules/push/push.service.ts # role !== 'Admin customer' | apps/server/src/modules/push/push.test.ts # refuses a visitor, a page on the web
    `,
  ),
  ...rules(
    '§5',
    `
    an e-mail has the form of one | domain:identity/email.ts # isValidEmail | domain:identity/email.test.ts # §5 an e-mail
    a phone has 7 digits, 10 digits, or 0 and 8 digits | domain:identity/phone.ts # digits | domain:identity/phone.test.ts # §5 a phone has
    a typed quantity is a number | domain:kernel/quantity.ts # readTypedQuantity | domain:kernel/quantity.test.ts # must be a number
    a typed quantity is whole | domain:kernel/quantity.ts # readTypedQuantity | domain:kernel/quantity.test.ts # must be an integer
    before a typed quantity counts: coverage, then the seller's customer | web:features/buying/buying-barrier.ts # findTypingBarrier | web:features/buying/buying-barrier.test.ts # §5 before a typed quantity counts
    what is not presale cannot exceed the stock | domain:cart/room.ts # splitPresale | domain:cart/room.presale.test.ts # §5 a non-presale quantity cannot exceed stock
    who may add: coverage, and a seller's customer | web:features/buying/buying-barrier.ts # findBuyingBarrier | web:features/buying/buying-barrier.test.ts # §5 who may add
    `,
  ),
  ...rules(
    '§8',
    `
    a 401 has the session checked | web:session-watch.ts # async function check | web:session-watch.test.ts # shows itself by a 401
    a script part that does not come is named with its address | web:lib/parts/load-part.ts # Loading chunk | web:lib/parts/load-part.test.ts # says a missing script part
    a style part that does not come has the code CSS_CHUNK_LOAD_FAILED | web:lib/parts/load-part.ts # CSS_CHUNK_LOAD_FAILED | web:lib/parts/load-part.test.ts # says a missing style part
    an icon of an unknown name renders nothing | packages/ui/src/icon.tsx # export function Icon | packages/ui/src/icon.test.tsx # renders nothing (§8)
    an app that is too old is told so, with its store | web:features/shop/forced-update.tsx # store_link | web:features/shop/forced-update.test.tsx # §8 a shell that is too old
    `,
  ),
  ...rules(
    '§9',
    `
    search waits 500 ms | web:features/search/search-box.tsx # debounceMs = 500 | web:lib/use-debounced.test.ts # waits as long as it is told
    20 results a page | packages/contracts/src/request-context.ts # pageLimit = 20 | apps/server/src/modules/search/search.test.ts # has twenty a page
    the refresh cookie lives 7 days | apps/server/src/modules/identity/session/sessions.ts # 7 * day | apps/server/src/modules/identity/session/session-cookies.test.ts # renews both cookies
    Bronce, Plata, Oro, Diamante; no hint at Diamante | domain:loyalty/tier.ts # 'Bronce', 'Plata', 'Oro', 'Diamante' | domain:loyalty/tier.test.ts # §9 Bronce, Plata, Oro, Diamante
    the profile's name is cut at 8 characters | domain:identity/person.ts # shortName | domain:identity/person.test.ts # §9 the profile name
    a price has no decimals and dots between thousands | domain:kernel/money.ts # formatPesos | domain:kernel/money.test.ts # §9 a price has no decimals
    the countdown moves each second | web:features/marketing/promotion-bar.tsx # promotion | web:features/marketing/promotion-bar.test.tsx # §4 counts down second by second
    a card's date: 10 years from now, 12 months | domain:payments/card/card-expiry.ts # expiryYears | domain:payments/card/card-number.test.ts # twelve months and ten years
    the least quantity is 1 where none is set | domain:kernel/quantity.ts # readTypedQuantity | domain:kernel/quantity.test.ts # §9 the default minimum quantity is 1
    2 slides | web:copy/app/onboarding.ts # slides | web:features/marketing/onboarding/onboarding.test.tsx # §9 two slides
    platforms are web, ios, android, other | packages/contracts/src/marketing.ts # 'web', 'ios', 'android', 'other' | apps/server/src/modules/marketing/staff/banners.test.ts # each place its own, on its platforms
    parts give up after 120000 ms | web:lib/parts/load-part.ts # 120_000 | web:lib/parts/load-part.test.ts # gives up after 120 seconds (§9)
    a tag is 24 px high and at least 56 wide | packages/ui/src/tag.tsx # h-6 min-w-14 | e2e/layout.spec.ts # §9 a tag, a quantity and a text field
    a quantity control is 32 px, its field 60 | packages/ui/src/inputs/quantity-field.tsx # w-[60px] | e2e/layout.spec.ts # §9 a tag, a quantity and a text field
    a text field is at most 378 px wide and 56 high | packages/ui/src/theme/tokens.css # --container-field: 378px | e2e/layout.spec.ts # §9 a tag, a quantity and a text field
    its right padding is set 1 second after it appears | packages/ui/src/inputs/text-input.tsx # suffixMeasureDelayMs | e2e/layout.spec.ts # §9 a tag, a quantity and a text field
    `,
  ),
];
