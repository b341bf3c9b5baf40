import { ApiError } from '@onward/contract'
import { describe, expect, it } from 'vitest'
import { fieldErrors, messageOf } from './messages.ts'
import { addTexts } from './text.ts'

const issues = [
  { path: 'email', message: 'must be an e-mail address' },
  { path: 'password', message: 'must not be empty' },
]

describe('what people are told about a failed call', () => {
  it.each([
    ['the words of the server', new ApiError(409, { message: 'Maya Okafor is on leave' }), 'Maya Okafor is on leave'],
    [
      'its words beside the fields',
      new ApiError(400, { message: 'Two fields are wrong', issues }),
      'Two fields are wrong',
    ],
    ['the status where it has no words', new ApiError(502), 'The server refused with status 502.'],
    [
      'the status where its words are none of ours',
      new ApiError(404, '<!doctype html>'),
      'The server refused with status 404.',
    ],
    [
      'that a good answer cannot be read',
      new ApiError(200, { message: 'An answer of an undeclared status' }),
      'The server gave an answer that this page cannot read. Load the page again.',
    ],
    [
      'that there is no network',
      new TypeError('Failed to fetch'),
      'The server cannot be reached. Check your connection.',
    ],
    [
      'no more than that it failed, for our own defects',
      new RangeError('secret'),
      'An unexpected error happened in this page.',
    ],
    ['the same for what is no error at all', 'oops', 'An unexpected error happened in this page.'],
  ])('is %s', (_, error, said) => {
    expect(messageOf(error)).toBe(said)
  })
})

describe('the wrong fields of a refusal', () => {
  it('are told by field', () => {
    expect(fieldErrors(new ApiError(400, { message: 'Two fields are wrong', issues }))).toEqual({
      email: 'must be an e-mail address',
      password: 'must not be empty',
    })
  })

  it('are told by the last that is said of a field', () => {
    const twice = [...issues, { path: 'email', message: 'is taken' }]
    expect(fieldErrors(new ApiError(400, { message: 'Wrong', issues: twice })).email).toBe('is taken')
  })

  it.each([
    ['a refusal that names none', new ApiError(403, { message: 'Not yours' })],
    ['a refusal of another form', new ApiError(400, { message: 'Wrong', issues: 'email' })],
    ['a network that is gone', new TypeError('Failed to fetch')],
    ['nothing', null],
  ])('are none in %s', (_, error) => {
    expect(fieldErrors(error)).toEqual({})
  })

  it('is in another language than that of the server what it comes to, where there is nothing else to say', () => {
    // Of this status no language has a text, whatever else has been loaded here.
    const refused = new ApiError(418, { message: 'I am a teapot' })
    expect(messageOf(refused)).toBe('I am a teapot')
    addTexts({ 'refused.418': 'Ich bin eine Teekanne.' })
    expect(messageOf(refused)).toBe('Ich bin eine Teekanne.')
    expect(messageOf(new ApiError(409, { message: 'Maya Okafor is on leave' }))).toBe('Maya Okafor is on leave')
  })
})
