/** The frames that pages are built of. */
export { Card } from './card.tsx'
export { Heading } from './heading.tsx'
export { FailureNotice } from './notice.tsx'
export { Page } from './page.tsx'
export { Row } from './row.tsx'
export { Stack } from './stack.tsx'
export { Text } from './text.tsx'
