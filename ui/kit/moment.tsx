import type { ComponentType } from 'react';
import './moment.css';

/** Wraps a picture of good news in a short animation (moment.css). */
export const withMoment =
  (Picture: ComponentType): ComponentType =>
  () => (
    <div className="moment">
      <Picture />
    </div>
  );
