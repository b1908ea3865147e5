import { expect, it } from 'vitest'
import { refuseField, ruleViolated } from './errors.ts'
import { refusedWithin } from './refused-within.ts'

it('names fields inside of the one that they are in, and leaves every other refusal as it is', async () => {
  const fault = refuseField('Name', 'required')
  await expect(refusedWithin('Service', () => Promise.reject(fault))).rejects.toMatchObject({
    code: 'invalid_input',
    fields: [{ field: 'Service.Name', rule: 'required' }],
  })
  const rule = ruleViolated('upload_ended')
  await expect(refusedWithin('Service', () => Promise.reject(rule))).rejects.toBe(rule)
})
