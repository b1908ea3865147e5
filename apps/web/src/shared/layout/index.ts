/** The frames that pages are built of. */
export { Card } from './card.tsx'
export { Heading } from './heading.tsx'
export { FailureNotice } from './notice.tsx'
export { Page } from './page.tsx'
export { Row } from './row.tsx'
export { Stack } from './stack.tsx'
export { default as surfaceClasses } from './surface.module.css'
export { Text } from './text.tsx'
