import { lazy, Suspense, type ComponentProps } from 'react'
import { TextField } from '../ui/index.ts'

const PlaceField = lazy(() => import('./place-field.tsx'))

/** A place of the register, which is loaded with the field. */
export function LazyPlaceField(props: ComponentProps<typeof PlaceField>) {
  const { label, hint, error } = props
  return (
    <Suspense fallback={<TextField {...{ label, hint, error }} value="" readOnly />}>
      <PlaceField {...props} />
    </Suspense>
  )
}
