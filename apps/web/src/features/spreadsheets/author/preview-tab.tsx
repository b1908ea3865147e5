import { Card } from '#layout'
import OwnCalculator from '../calculator/own-calculator.tsx'
import type { SheetTabProps } from './sheet-tab-props.ts'

/** The calculator as people will have it, with what is written of it now. */
export default function PreviewTab({ opened, values }: SheetTabProps) {
  return (
    <Card as="section">
      <OwnCalculator source={{ ...opened, Settings: values.Settings }} />
    </Card>
  )
}
