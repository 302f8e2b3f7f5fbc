-- Of 0125: a table that grows is read through without a lock.
ALTER TABLE picture_upload VALIDATE CONSTRAINT picture_upload_shape_check;
