/** Makes a scrolling element reachable and scrollable with the keyboard (WCAG 2.1.1). */
export const scrolling = { role: 'region', tabIndex: 0 } as const;
