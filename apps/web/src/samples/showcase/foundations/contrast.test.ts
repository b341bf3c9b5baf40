import { describe, expect, it } from 'vitest'
import { contrastOf, inkOn } from './contrast.ts'

describe('the contrast of two colours', () => {
  it('is 21 for black and white, 1 for the same, whichever comes first', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5)
    expect(contrastOf('#0b6b75', '#0b6b75')).toBe(1)
  })
  it('is what the examples of the standard say', () => {
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })
})

it('the ink that stands out more is taken', () => {
  expect(inkOn('#04505a').ink).toBe('#ffffff')
  expect(inkOn('#e6f7f8').ink).toBe('#15262c')
  expect(inkOn('#777777', '#04505a')).toEqual({ ink: '#ffffff', contrast: contrastOf('#777777', '#ffffff') })
})
