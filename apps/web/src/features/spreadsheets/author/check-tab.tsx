import { Card } from '#layout'

/** What differs from the file. */
export default function CheckTab() {
  return <Card as="section">…</Card>
}
