import './icon.css';

interface IconProps {
  /** 20 instead of 24 px, to fit a line of text. */
  readonly small?: boolean;
}

/** Returns a line icon on a 24 px square, hidden from screen readers: the text next to it has the same meaning. */
export const icon = (path: string) => {
  const Icon = ({ small = false }: IconProps) => (
    <svg
      className={small ? 'icon icon--small' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
  return Icon;
};

const circle = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z';

export const BackIcon = /* @__PURE__ */ icon('M19 12H5m6-6-6 6 6 6');
export const HelpIcon = /* @__PURE__ */ icon(
  `${circle}M9.4 9.6a2.7 2.7 0 1 1 3.8 2.5c-.8.4-1.2.9-1.2 1.8m0 2.9v.1`,
);
export const GoodIcon = /* @__PURE__ */ icon(`${circle}M8 12.3l2.8 2.8L16 9.6`);
export const WarningIcon = /* @__PURE__ */ icon('M12 4.2 2.9 19.8h18.2zM12 10v4.6m0 2.5v.1');
export const InfoIcon = /* @__PURE__ */ icon(`${circle}M12 11.2v5.2m0-8.6v-.1`);
export const ErrorIcon = /* @__PURE__ */ icon(`${circle}M12 7.4v5.4m0 3.3v.1`);
/** A small and a large letter, for the display settings: language, theme and text size. */
export const DisplayIcon = /* @__PURE__ */ icon(
  'M2.5 18.5 8 5.5l5.5 13M4.4 14h7.2m10-2.9v7.4m0-3.7a3.1 3.7 0 1 1-6.2 0 3.1 3.7 0 0 1 6.2 0z',
);
export const SettingsIcon = /* @__PURE__ */ icon(
  'M3.5 7.5h8m5 0h4M3.5 16.5h4m5 0h8M14 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM10 14a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
);
export const HomeIcon = /* @__PURE__ */ icon('M4 11 12 4l8 7v8.5h-5.5v-5h-5v5H4z');
export const BillIcon = /* @__PURE__ */ icon('M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9.5 8.5h5m-5 4h5');
export const HistoryIcon = /* @__PURE__ */ icon('M4.5 4.5v4h4M4.8 8.5A8 8 0 1 1 4 12m8-4.5V12l3 2');
export const LimitIcon = /* @__PURE__ */ icon('M4.5 17.5a9 9 0 1 1 15 0M12 14l4-5m-4 5v.1');
export const IdentityCardIcon = icon(
  'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5zM8.5 8.6a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM5.6 16a3 3 0 0 1 5.8 0m2.8-6h4m-4 4h4',
);
export const WorkIcon = icon(
  'M4.5 8h15A1.5 1.5 0 0 1 21 9.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-8A1.5 1.5 0 0 1 4.5 8zM8.5 8V6.5A1.5 1.5 0 0 1 10 5h4a1.5 1.5 0 0 1 1.5 1.5V8M3 13h18',
);
export const PersonIcon = icon('M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0');
