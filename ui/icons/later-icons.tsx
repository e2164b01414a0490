import { icon } from './icon';

// Icons of the pages that load after the first one.

export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6 6 18');
export const CheckIcon = /* @__PURE__ */ icon('M5 12.5l4.5 4.5L19 7.5');
export const CopyIcon = /* @__PURE__ */ icon(
  'M10 8.5h8A1.5 1.5 0 0 1 19.5 10v9a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 8.5 19v-9A1.5 1.5 0 0 1 10 8.5zM15.5 5A1.5 1.5 0 0 0 14 3.5H6A1.5 1.5 0 0 0 4.5 5v9A1.5 1.5 0 0 0 6 15.5',
);
export const ChevronIcon = /* @__PURE__ */ icon('M9.5 5.5 16 12l-6.5 6.5');
export const ChevronDownIcon = /* @__PURE__ */ icon('M5.5 9 12 15.5 18.5 9');
export const SearchIcon = /* @__PURE__ */ icon(
  'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.2 15.2 20 20',
);
export const CalendarIcon = /* @__PURE__ */ icon(
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5zM4 10h16M8.5 3v4m7-4v4',
);
export const BellIcon = /* @__PURE__ */ icon(
  'M4.5 17h15c-1.7-1.6-2-3.3-2-6.5a5.5 5.5 0 0 0-11 0c0 3.2-.3 4.9-2 6.5zM10 20a2.2 2.2 0 0 0 4 0M12 5V3',
);
export const WalletIcon = /* @__PURE__ */ icon(
  'M17.5 8V5H6a2 2 0 0 0 0 4h13.5v11H6a2 2 0 0 1-2-2V7M19.5 12.5h-4a2 2 0 0 0 0 4h4',
);
/** A signed page. */
export const AgreementIcon = /* @__PURE__ */ icon(
  'M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4M9 11.5h6M9 16.5c1-2 2-2 2.5 0s1.5 1 3.5-.5',
);
export const FeeIcon = /* @__PURE__ */ icon(
  'M6 18 18 6M7.5 5.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM16.5 14.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
);
/** A shield, for terms and licences. */
export const TermsIcon = /* @__PURE__ */ icon(
  'M12 3.5 19 6v5.5c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V6zM9 11.8l2.2 2.2 4-4.2',
);
export const ShopIcon = /* @__PURE__ */ icon(
  'M4 9.5 5.5 4.5h13l1.5 5M5 12v8h14v-8M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M10 20v-5h4v5',
);
/** An arrow into a tray. */
export const MoneyInIcon = /* @__PURE__ */ icon('M12 4v11m-5-5 5 5 5-5M5 20h14');
/** An arrow that comes back. */
export const RefundIcon = /* @__PURE__ */ icon('M9 14.5 4.5 10 9 5.5M4.5 10H14a5 5 0 0 1 0 10h-3');
/** An arrow out of a tray. */
export const MoneyOutIcon = /* @__PURE__ */ icon('M12 15V4m-5 5 5-5 5 5M5 20h14');
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
);
export const HiddenEyeIcon = /* @__PURE__ */ icon(
  'M4 4l16 16M6.8 7.3C4 9 2.5 12 2.5 12S6 18.2 12 18.2a9.4 9.4 0 0 0 4.9-1.5M9.7 6.1A9.6 9.6 0 0 1 12 5.8c6 0 9.5 6.2 9.5 6.2a16 16 0 0 1-2.3 3M10 10a3 3 0 0 0 4 4',
);
