export * from '@provincia/course';
