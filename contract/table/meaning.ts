import type * as z from 'zod/mini';
import type { CallName, Calls } from '../../domain/calls';
import type { RouteId } from '../../domain/navigation/routes';
import type { AnswerOf, Call } from '../../domain/wire/call';
import type { GroupPath, LeafPath } from './paths';

/** Whether the specification spells a name, or we do because the specification does not show it. */
export type Origin = 'specification' | 'ours';

/** The meaning of a group, or of a list of groups. */
export interface Group {
  readonly means: string;
  readonly origin: Origin;
  /** What happens in an answer without it, if that is more than a part that is not shown. */
  readonly without?: string;
}

/** The meaning of a value. */
export interface FieldMeaning extends Group {
  /** An invented value in its wire spelling. */
  readonly example: unknown;
  /** The unit, if the kind of the value does not name it. */
  readonly unit?: string;
}

interface Rest {
  readonly without?: string;
  readonly unit?: string;
}

/** Describes a group without an example, and a value with one. `rest`: what happens without it, or that and the unit. */
interface Describe {
  (means: string): Group;
  (means: string, example: unknown, rest?: string | Rest): FieldMeaning;
}

const describedBy =
  (origin: Origin): Describe =>
  (means: string, example?: unknown, rest: string | Rest = {}) => ({
    means,
    origin,
    example,
    ...(typeof rest === 'string' ? { without: rest } : rest),
  });

/** Describes a name of the specification. */
export const spec = describedBy('specification');

/** Describes a name of ours. */
export const ours = describedBy('ours');

/** One meaning for each field path of a schema. A missing or an extra path does not compile. */
export type Meanings<T> = { readonly [P in LeafPath<T>]: FieldMeaning } & {
  readonly [P in GroupPath<T>]: Group;
};

type Part<K extends string, S extends z.ZodMiniType> =
  {} extends Meanings<z.output<S>>
    ? { readonly [P in K]?: Meanings<z.output<S>> }
    : { readonly [P in K]: Meanings<z.output<S>> };

/** What a screen reads of an answer. Without `needs`, it can do without the call: then a part of it is missing. */
export interface ScreenUse<P extends string = string> {
  /** What the screen cannot do without; an empty list if the call only has to succeed. */
  readonly needs?: readonly P[];
  /** What it can do without. */
  readonly uses?: readonly P[];
}

type PathIn<T> = LeafPath<T> | GroupPath<T>;

/** The meaning of a call, and of each field of its request and its answer. `on`: the screens that make it. */
export type CallMeaning<C extends Call> = {
  readonly means: string;
  readonly on: { readonly [Id in RouteId]?: ScreenUse<PathIn<AnswerOf<C>>> };
} & Part<'params', C['params']> &
  Part<'query', C['query']> &
  Part<'headers', C['headers']> &
  Part<'body', C['body']> &
  Part<'answer', C['answer']>;

export type MeaningsOf<K extends CallName> = { readonly [N in K]: CallMeaning<Calls[N]> };
