import { Suspense, type ComponentProps } from 'react'
import { lazyPart, TextField } from '../ui/index.ts'

const PlaceField = lazyPart(() => import('./place-field.tsx'))

/** A place of the register, which is loaded with the field. */
export function LazyPlaceField(props: ComponentProps<typeof PlaceField>) {
  const { label, hint, error } = props
  return (
    <Suspense fallback={<TextField {...{ label, hint, error }} value="" readOnly />}>
      <PlaceField {...props} />
    </Suspense>
  )
}
