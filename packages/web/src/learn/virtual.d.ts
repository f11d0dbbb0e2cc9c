declare module 'virtual:lessons/*' {
  export const lessons: readonly import('@provincia/lessons/lesson').Lesson[];
}

declare module 'virtual:lesson-reviews' {
  export const reviews: Readonly<Record<string, import('./sample-review.ts').SampleReview>>;
}
