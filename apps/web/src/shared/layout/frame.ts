import { createElement, type ComponentProps, type ReactElement } from 'react'

/** A step of the scale `--space-1` to `--space-7`. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The elements that a frame may be drawn as. */
export type FrameTag =
  | 'article'
  | 'aside'
  | 'dd'
  | 'div'
  | 'dl'
  | 'dt'
  | 'fieldset'
  | 'figcaption'
  | 'figure'
  | 'footer'
  | 'form'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'header'
  | 'label'
  | 'legend'
  | 'li'
  | 'nav'
  | 'ol'
  | 'p'
  | 'section'
  | 'small'
  | 'span'
  | 'strong'
  | 'time'
  | 'ul'

/** A frame's own options and the attributes of the element that it is drawn as. */
export type FrameProps<Tag extends FrameTag, Options> = Options & { readonly as?: Tag } & Omit<
    ComponentProps<Tag>,
    keyof Options | 'as'
  >

/** Draws the element with the classes that apply, the feature's own last. */
export function drawFrame(
  tag: FrameTag,
  attributes: object,
  names: readonly (string | false | undefined)[],
): ReactElement {
  return createElement(tag, { ...attributes, className: names.filter(Boolean).join(' ') })
}
