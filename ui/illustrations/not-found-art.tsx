import { Art } from './art';

/** A signpost. */
export const NotFoundArt = () => (
  <Art>
    <path className="art__line" d="M100 22v106M84 128h32" />
    <path className="art__accent" d="M66 32h74l16 15-16 15H66z" />
    <path className="art__paper" d="M134 74H60L44 89l16 15h74z" />
    <path className="art__mark" d="M82 47h44" />
    <path className="art__rule" d="M74 89h44" />
  </Art>
);
