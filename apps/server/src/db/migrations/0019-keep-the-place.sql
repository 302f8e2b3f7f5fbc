-- Another branch brings 0019; this one goes when they meet.
SELECT 1;
