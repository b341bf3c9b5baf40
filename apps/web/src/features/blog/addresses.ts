import { pages } from '@onward/contract'

export const LIST = pages['blog-list'].path
export const postAddress = (id: number | string) => `${pages['blog-detail'].path}/${id}`
export const editAddress = (id: number | string) => `${pages['blog-edit'].path}/${id}`
export const categoryAddress = (category: string) => `${LIST}?category=${encodeURIComponent(category)}`
