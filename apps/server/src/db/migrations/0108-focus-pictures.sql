-- D-19: the point of a picture that staff chose to be in the middle of what is cut, as shares of its
-- width and height; null: the part that the eye goes to. It counts when the last piece is here.
ALTER TABLE picture_upload ADD COLUMN focus_x real, ADD COLUMN focus_y real;
